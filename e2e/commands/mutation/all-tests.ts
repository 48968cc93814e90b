// Jest gives each test file a context of its own and loads every module again in it: that costs seconds for each mutant.
// Here all tests of a room share one context, and a mutant costs a fraction of a second.

/** From the settings: the test files of the room, from the root of the workspace. */
declare const roomTests: readonly string[];
/** From the environment: the tests that Stryker asks for, by their full names, as the source of a pattern. */
declare const testNamePattern: string | undefined;

const wanted = testNamePattern?.replaceAll('\\', '');
for (const file of roomTests) {
  if (wanted === undefined || wanted.includes(file)) {
    describe(file, () => {
      require(`../../../${file}`);
    });
  }
}
