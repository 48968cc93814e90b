/** The look of a slip, on a screen and on A4. */
export const slipStyles = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: #eef1f6; color: #1b2333; font: 14px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
h1, h2, p, dl, dd { margin: 0; }
.bar, .slip { max-width: 860px; margin: 0 auto; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; margin-bottom: 16px; }
.bar h1 { font-size: 20px; }
.bar p { flex: 1; min-width: 200px; }
button { min-height: 44px; padding: 0 24px; border: 0; border-radius: 8px; background: #1d4f91; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #163f75; }
button:focus-visible { outline: 3px solid #1b2333; outline-offset: 2px; }
.slip { padding: 28px; border-radius: 12px; background: #fff; box-shadow: 0 1px 3px rgb(27 35 51 / 15%); }
.missing { text-align: center; }
.missing h1 { margin-bottom: 8px; font-size: 20px; }
.bank { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 8px 0; padding-bottom: 8px; border-bottom: 2px solid #1b2333; }
.name { padding-right: 14px; font-size: 18px; font-weight: 700; }
.code { padding: 0 14px; border: solid #1b2333; border-width: 0 2px; font-size: 20px; font-weight: 700; white-space: nowrap; }
.line { flex: 1 0 auto; padding-left: 14px; font-size: 14.5px; font-weight: 700; font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
.cells { display: grid; grid-template-columns: repeat(4, 1fr); border-left: 1px solid #8b94a5; }
.cells > div { padding: 5px 8px 7px; border: solid #8b94a5; border-width: 0 1px 1px 0; overflow-wrap: anywhere; }
.cells > .wide { grid-column: span 3; }
.cells > .half { grid-column: span 2; }
.cells > .strong { background: #f1f4f9; font-weight: 700; }
dt, h2 { color: #4d5769; font-size: 11px; font-weight: 400; }
.box { padding: 6px 8px 12px; border: solid #8b94a5; border-width: 0 1px 1px; overflow-wrap: anywhere; }
.bars { display: block; max-width: 100%; margin: 20px 0 4px; }
@media (max-width: 620px) {
  .slip { padding: 16px; }
  .code { border-right: 0; }
  .line { flex: 1 0 100%; padding-left: 0; font-size: 15.5px; text-align: left; white-space: normal; }
  .cells { grid-template-columns: repeat(2, 1fr); }
  .cells > .wide, .cells > .half, .cells > :nth-child(2) { grid-column: span 2; }
}
@media print {
  @page { size: A4; margin: 12mm; }
  body { padding: 0; background: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .bar { display: none; }
  .slip { max-width: none; padding: 0; box-shadow: none; }
  .line { padding-left: 8px; font-size: 12px; }
  .bars { max-width: none; }
}
`;
