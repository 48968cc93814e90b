import type { Browser } from '@playwright/test';
import { lengthened } from '../../fixtures/long-talk';
import { collectSeeds, plantDump } from '../../fixtures/seeds';
import { interleaved } from '../interleaved';
import { ownParts, peers, talkLengths } from '../pages';
import type { Site } from '../site';
import { measureTalk, type TalkPage, type TalkVisit } from './measure-talk';

/** The same page with a short and with a long talk. */
export interface Talks {
  readonly short: TalkVisit;
  readonly long: TalkVisit;
}

type AnyLength = Pick<TalkPage, 'name'> & { readonly id: string; at(messages: number): TalkPage };

/** Types and sends an answer on every page that can be measured there, so many times, in turn. */
export async function measureTalks(browser: Browser, site: Site, runs: number) {
  const pages = [await ownTalk(site), ...peerTalks(site)];
  return interleaved<Talks, AnyLength>(pages, runs, async (page) => {
    const { short, long } = talkLengths;
    const talks = {
      short: await measureTalk(browser, page.at(short), short),
      long: await measureTalk(browser, page.at(long), long),
    };
    const { key, send } = talks.long;
    console.log(`${page.name.padEnd(24)} key ${Math.round(key)} ms, send ${Math.round(send)} ms`);
    return talks;
  });
}

async function ownTalk({ stack }: Site): Promise<AnyLength> {
  const dump = (await collectSeeds(stack.sandbox.url)).get('lead-nome') ?? {};
  const name = 'ours';
  return {
    id: 'ours',
    name,
    at: (messages) => ({
      name,
      url: stack.url,
      parts: ownParts,
      field: 'form[aria-label="Sua resposta"] input',
      prepare: (page) => plantDump(page, lengthened(dump, messages)),
    }),
  };
}

function peerTalks({ urlOf }: Site): readonly AnyLength[] {
  return peers.flatMap((peer) => {
    const { id, title: name, parts, field } = peer;
    if (!field) return [];
    return [{ id, name, at: (messages) => ({ name, url: `${urlOf(peer)}/?messages=${messages}`, parts, field }) }];
  });
}
