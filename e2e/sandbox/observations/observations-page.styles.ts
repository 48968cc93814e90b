export const observationsStyles = `
:root { color-scheme: light; }
body { margin: 0; padding: 24px 16px; background: #f4f6fb; color: #26324f; font: 14px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
main { max-width: 1200px; margin: 0 auto; overflow-x: auto; }
h1 { margin: 0; font-size: 20px; }
table { width: 100%; border-collapse: collapse; background: #fff; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 10px; border-bottom: 1px solid #d9dfec; text-align: left; vertical-align: top; }
th { font-size: 12px; }
.well { color: #1c6b3c; }
.ill { color: #a3241b; font-weight: 600; }
`;
