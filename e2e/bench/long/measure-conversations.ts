import type { Browser } from '@playwright/test';
import { lengthened } from '../../pages/fixtures/long-conversation';
import { collectSeeds, plantDump } from '../../pages/fixtures/seeds';
import { interleaved } from '../interleaved';
import { conversationLengths, ownParts, peers } from '../pages';
import type { Site } from '../site';
import { type ConversationPage, type ConversationVisit, measureConversation } from './measure-conversation';

/** The same page with a short and with a long conversation. */
export interface Conversations {
  readonly short: ConversationVisit;
  readonly long: ConversationVisit;
}

type AnyLength = Pick<ConversationPage, 'name'> & { readonly id: string; at(messages: number): ConversationPage };

/** Types and sends an answer on every page that can be measured there, so many times, in turn. */
export async function measureConversations(browser: Browser, site: Site, runs: number) {
  const pages = [await ownConversation(site), ...peerConversations(site)];
  return interleaved<Conversations, AnyLength>(pages, runs, async (page) => {
    const { short, long } = conversationLengths;
    const conversations = {
      short: await measureConversation(browser, page.at(short), short),
      long: await measureConversation(browser, page.at(long), long),
    };
    const { key, send } = conversations.long;
    console.log(`${page.name.padEnd(24)} key ${Math.round(key)} ms, send ${Math.round(send)} ms`);
    return conversations;
  });
}

async function ownConversation({ stack }: Site): Promise<AnyLength> {
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

function peerConversations({ urlOf }: Site): readonly AnyLength[] {
  return peers.flatMap((peer) => {
    const { id, title: name, parts, field } = peer;
    if (!field) return [];
    return [{ id, name, at: (messages) => ({ name, url: `${urlOf(peer)}/?messages=${messages}`, parts, field }) }];
  });
}
