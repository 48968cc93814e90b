import { openConversation } from '../documents/speech/open-conversation';
import { playStory } from '../documents/speech/play-story';
import { brandAt } from '../pages/fixtures/brands';
import { loadWhatLoads } from '../pages/fixtures/load-conversation';
import type { Known } from './page/setup';

/** What is known where the usual visitor enters each segment: our own segments, played without a browser. */
export async function doorsOfSegments(): Promise<ReadonlyMap<string, Known>> {
  const doors = new Map<string, Known>();
  const brand = brandAt('/');
  const story = { name: 'doors', title: '', brand: brand.id, answers: {} };
  const conversation = openConversation({}, brand, await loadWhatLoads(), () => undefined);
  conversation.store.subscribe(({ snapshot: { place, journey, own } }) => {
    if (!doors.has(place.segment)) doors.set(place.segment, { journey, own });
  });
  // A team verifies a build while its sources stand here, broken or not: the doors before them are found all the same.
  await playStory(conversation, story, brand).catch(() => undefined);
  return doors;
}
