import { loadConversation } from '../pages/fixtures/load-conversation';

it('every component of a message says what it is to those who cannot see it', async () => {
  const { segments } = await loadConversation();
  const silent = segments.flatMap(({ name, steps }) =>
    Object.values(steps)
      .filter(({ component }) => component && !component.spoken)
      .map((step) => `${name}:${step.name}`),
  );
  expect(silent).toEqual([]);
});
