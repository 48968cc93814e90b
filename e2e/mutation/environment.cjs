// CommonJS, because Stryker loads it with `require`. Stryker's own environment extends this one.
const { createRequire } = require('node:module');
const { endsAtFirstFailure } = require('./first-failure.cjs');

// Jest brings bare Node, but only a package inside Jest can import it.
const bareNode = ['jest', '@jest/core', 'jest-config', 'jest-environment-node'].reduce(
  (from, name) => createRequire(from).resolve(name),
  __filename,
);

module.exports = endsAtFirstFailure(require(bareNode).TestEnvironment);
