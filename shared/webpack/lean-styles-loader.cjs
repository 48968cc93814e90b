/** Takes comments and the space of lines out of a file of styles: those inside its templates would be sent to every visitor. */
module.exports = function leanStyles(source) {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s+|(?<=[;{}])\n/gm, '');
};
