import { answers } from './checks/answers';
import { contrast } from './checks/contrast';
import { language } from './checks/language';
import { markup } from './checks/markup';
import { met } from './checks/met';
import { pure } from './checks/pure';
import { requests } from './checks/requests';
import { secrets } from './checks/secrets';
import { stored } from './checks/stored';
import type { Scope } from './collect-evidence';

/** The checks of what a segment says, records, sends and shows. */
export const talkChecks = { answers, requests, stored, secrets, pure, markup, language, contrast, met };

const answered: Scope = { loads: true, brands: ['home'], answers: true };
const played: Scope = { loads: true, brands: ['home'] };

/** What each of them reads. In the dark brand the seeded visitor is hostile. */
export const talkScopes: Readonly<Record<keyof typeof talkChecks, Scope>> = {
  answers: answered,
  requests: answered,
  stored: answered,
  secrets: answered,
  pure: played,
  markup: { loads: true, brands: ['stopclub'] },
  language: played,
  contrast: { loads: true, brands: ['home', 'stopclub'], axe: true },
  met: answered,
};
