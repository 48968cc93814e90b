import { html } from 'hono/html';
import type { Html } from '../../page';
import type { FlowStep } from '../model/flow-step';

/** A step in one line: what it says first, else what it calls. */
export function firstLine({ words: { bubbles }, calls: [call] }: FlowStep): Html {
  const [said] = bubbles;
  if (said !== undefined) return html`<span lang="pt-BR">${said}</span>`;
  return call ? html`<span>${call.method} ${call.path}</span>` : html``;
}
