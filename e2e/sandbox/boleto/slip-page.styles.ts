/** The look of a slip, on a screen and on A4. */
export const slipStyles = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: #eef1f6; color: #1b2333; font: 14px/1.45 system-ui, sans-serif; }
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: 20px; }
.bar, .slip { max-width: 860px; margin: 0 auto; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; margin-bottom: 16px; }
.bar p { flex: 1; min-width: 200px; }
button { min-height: 44px; padding: 0 24px; border: 0; border-radius: 8px; background: #1d4f91; color: #fff; font: inherit; }
.slip { padding: 24px; border-radius: 12px; background: #fff; }
.missing { text-align: center; }
.bank { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 8px 14px; padding-bottom: 8px; font-weight: 700; }
.line { font-variant-numeric: tabular-nums; }
.cells { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); border: 1px solid #8b94a5; }
.cells > div, .box { padding: 6px 8px; border: 1px solid #8b94a5; overflow-wrap: anywhere; }
dt, h2 { color: #4d5769; font-size: 11px; font-weight: 400; }
@media print {
  @page { size: A4; margin: 12mm; }
  body, .slip { padding: 0; background: none; }
  .bar { display: none; }
}
`;
