// The second script in the head of every brand's page, in syntax that any browser reads (early-script.ts compiles it). It says so when the
// browser lacks the newest method that the page cannot do without, and main.tsx then starts nothing. See docs/adr/0025.
if (!Array.prototype.findLast) {
  document.documentElement.setAttribute('data-failed', '');
  document.documentElement.setAttribute('data-old', '');
}
