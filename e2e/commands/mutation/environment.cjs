// CommonJS, because Stryker loads it with `require`. Stryker's own environment extends this one.
const { createRequire } = require('node:module');

// Jest brings bare Node, but only a package inside Jest can import it.
const bareNode = ['jest', '@jest/core', 'jest-config', 'jest-environment-node'].reduce(
  (from, name) => createRequire(from).resolve(name),
  __filename,
);
const { TestEnvironment } = require(bareNode);

/** Makes a mutant cheap: `all-tests.ts` loads only the files with tests for it, and the first failing test is the last. */
module.exports = class extends TestEnvironment {
  hasFailed = false;

  handleTestEvent = (event) => {
    if (event.name === 'setup') this.global.testNamePattern = event.testNamePattern;
    if (event.name === 'test_fn_failure') this.hasFailed = true;
    if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
  };
};
