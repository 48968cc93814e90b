import { html } from 'hono/html';
import type { Html } from '../../page';
import type { FlowCall, FlowStep, FlowWay } from '../model/flow-step';

/** Everything about one step. It is hidden until the step is chosen. */
export function stepPanel(step: FlowStep, opens: string | undefined): Html {
  const { key, segment, name, waits, calls, ways, from, texts } = step;
  return html`<article id="${key}" data-step="${key}" aria-labelledby="title-${key}" hidden>
<header><p class="where">${segment}</p><h2 id="title-${key}" tabindex="-1">${name}</h2>
<p class="marks"><span class="mark">${waits ? 'asks the visitor' : 'goes on by itself'}</span>${calls.flatMap(
    ({ creates }) => (creates ? [html`<span class="mark">creates ${creates}</span>`] : []),
  )}${step.opens.map((opened) => html`<span class="mark">offers ${opened}</span>`)}</p>
<dl class="numbers" data-numbers="${key}" hidden>
<div><dt>visits</dt><dd data-number="visits">0</dd></div>
<div><dt>last step here</dt><dd data-number="last">0</dd></div>
<div><dt>failures</dt><dd data-number="failures">0</dd></div>
</dl></header>
${screenOf(step, opens)}
<div class="facts">
${wordsOf(step)}
<section><h3>Calls</h3>${calls.length > 0 ? html`<ul class="calls">${calls.map(callOf)}</ul>` : none('It sends nothing.')}</section>
<section><h3>Leads to</h3><ul class="ways">${ways.map((way) => wayOf(way, segment))}</ul></section>
<section><h3>Comes from</h3>${from.length > 0 ? html`<ul class="ways">${from.map((before) => html`<li>${linkTo(before, segment)}</li>`)}</ul>` : none('No step: the conversation begins here, or the engine leads here.')}</section>
${textsOf(texts)}
</div>
</article>
`;
}

function screenOf({ key, name, waits, calls }: FlowStep, opens: string | undefined): Html {
  if (!opens) return html``;
  const address = `${opens}${key}`;
  const isCreating = !waits && calls.some(({ creates }) => creates);
  const note = waits ? '' : 'It goes on by itself, so the screen shows what follows.';
  return html`<section class="screen"><h3>Screen</h3>
<a class="open" href="${address}" target="_blank" rel="noopener noreferrer">Open the product here</a>
<div class="phone" data-frame="${address}" data-name="${name}"${isCreating ? [html` data-asks`] : ''}>${
    isCreating ? [html`<button type="button">Play it here. It creates something at the sandbox.</button>`] : ''
  }</div>${note ? [html`<p class="quiet">${note}</p>`] : ''}</section>`;
}

function wordsOf({ words: { bubbles, field, options } }: FlowStep): Html {
  const isSilent = bubbles.length === 0 && !field && options.length === 0;
  return html`<section><h3>Says</h3>${
    isSilent
      ? none('Nothing of its own, or only what a component draws.')
      : html`<div class="conversation" lang="pt-BR">
${bubbles.map((text) => html`<p class="bubble">${text}</p>`)}
${field ? [html`<p class="field"><b>${field.label}</b> ${field.hint ?? ''} ${field.reason ?? ''}</p>`] : ''}
${options.length > 0 ? [html`<ul class="options">${options.map((label) => html`<li>${label}</li>`)}</ul>`] : ''}
</div>`
  }</section>`;
}

function callOf({ method, path, when }: FlowCall): Html {
  const operation = `${method.toLowerCase()}${path.replaceAll(/\W/g, '_')}`; // as the page of the documents names it
  return html`<li><a href="/docs#/default/${operation}"><code><b>${method}</b> ${path}</code></a> <span class="quiet">${moments[when]}</span></li>`;
}

const moments: Readonly<Record<FlowCall['when'], string>> = {
  fetch: 'before it speaks',
  submit: 'with its form',
  verify: 'to check the answer',
  send: 'in passing',
};

function wayOf({ to, exit, isBack }: FlowWay, segment: string): Html {
  const target =
    to === 'end' || to === 'back-to-trouble' ? html`<span class="end">${ends[to]}</span>` : linkTo(to, segment);
  return html`<li>${target}${exit ? [html` <span class="quiet">by the exit ${exit}</span>`] : ''}${isBack ? [html` <span class="quiet">back</span>`] : ''}</li>`;
}

const ends = { end: 'the end', 'back-to-trouble': 'back to the step that failed' };

function linkTo(key: string, segment: string): Html {
  const [owner = '', name = ''] = key.split(':');
  return html`<a href="#${key}">${owner === segment ? name : key}</a>`;
}

function textsOf(texts: FlowStep['texts']): Html {
  if (texts.length === 0) return html``;
  return html`<details><summary>All ${texts.length} texts of its module, with their sources</summary><ul class="texts">
${texts.map(({ speaker, text, source }) => html`<li><span class="quiet">${speaker}, ${source}</span> <span lang="pt-BR">${text}</span></li>`)}</ul></details>`;
}

function none(sentence: string): Html {
  return html`<p class="quiet">${sentence}</p>`;
}
