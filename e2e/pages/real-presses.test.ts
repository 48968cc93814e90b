import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const e2e = fileURLToPath(new URL('..', import.meta.url));

/** Presses without a finger, each with a reason. */
const allowed: Readonly<Record<string, string>> = {
  'journeys/attack-card.journey.ts': 'gives up soon where a script covers the form',
  'pages/chat-page.ts': 'presses with a mouse where there is no touch screen',
  'journeys/once.journey.ts': 'a script that presses faster than a finger can',
  'journeys/opening.journey.ts': 'presses by finger, mouse and key before the page is alive',
  'journeys/recovery.journey.ts': 'a button that the page may replace at the same moment',
  'journeys/scrolling.journey.ts': 'selects a word with a mouse',
};

/** A click of the browser tool hides what a finger finds: a target that moves between the touch and the click. */
it('journeys press only by `ChatPage.press`, which touches the screen of a phone', () => {
  const presses = ['journeys', 'pages', 'pages/fixtures']
    .flatMap((folder) => readdirSync(join(e2e, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /(?<!finger)\.(click|tap|dblclick|check|setChecked)\(/.test(readFileSync(join(e2e, file), 'utf8')),
    );
  expect(presses.filter((file) => !(file in allowed))).toEqual([]);
});
