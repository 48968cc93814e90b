/** Makes a mutant cheap: `all-tests.ts` loads only the files with tests for it, and the first failing test is the last. */
exports.endsAtFirstFailure = (Environment) =>
  class extends Environment {
    hasFailed = false;

    handleTestEvent = (event) => {
      if (event.name === 'setup') this.global.testNamePattern = event.testNamePattern;
      if (event.name === 'test_fn_failure') this.hasFailed = true;
      if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
    };
  };
