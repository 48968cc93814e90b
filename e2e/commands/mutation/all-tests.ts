// Many tests in one context, so that each module is loaded once: a mutant costs a fraction of a second, `npm test` half of the time.

/** From the settings: the test files, from the root of the workspace. */
declare const roomTests: readonly string[];
/** From the environment: the tests that Stryker asks for, by their full names, as the source of a pattern. Null: all. */
declare const testNamePattern: string | null | undefined;

const wanted = testNamePattern?.replaceAll('\\', '');
for (const file of roomTests) {
  if (wanted === undefined || wanted.includes(file)) {
    describe(file, () => {
      require(`../../../${file}`);
    });
  }
}
