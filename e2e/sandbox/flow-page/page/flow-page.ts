import type { Brand } from '@consorcio/shared/entities';
import { html } from 'hono/html';
import { type Html, pageOf } from '../../page';
import type { FlowSegment, FlowStep } from '../model/flow-step';
import { firstLine } from './first-line';
import { flowLayout } from './flow-layout';
import { flowMap, placeStyles } from './flow-map';
import { flowStyles } from './flow-page.styles';
import { stepPanel } from './step-panel';

interface FlowPage {
  readonly segments: readonly FlowSegment[];
  /** Its colours are those of the page. */
  readonly brand: Brand;
  /** Where a step is opened; undefined if no product is served beside the sandbox. */
  readonly opens: string | undefined;
  readonly script: string;
}

/** The flow as one page: a map, a list for small screens, and a panel for each step. */
export function flowPageOf({ segments, brand, opens, script }: FlowPage): string {
  const layout = flowLayout(segments);
  const steps = segments.flatMap((segment) => segment.steps);
  return pageOf({
    title: 'The flow',
    lang: 'en',
    styles: `${flowStyles(brand)}${placeStyles(layout)}`,
    script,
    allows: ["connect-src 'self'", "font-src 'self'", ...(opens ? [`frame-src ${new URL(opens).origin}`] : [])],
    body: html`
<header class="bar">
<div class="title"><h1>The flow</h1><p>${steps.length} steps, ${steps.filter(({ waits }) => waits).length} ask the visitor</p></div>
<form class="search" role="search">
<input type="search" id="search" aria-label="Search a step or a text" placeholder="Search a step or a text" autocomplete="off" spellcheck="false" aria-describedby="found">
<p id="found" role="status"></p>
</form>
<div class="segments" role="group" aria-label="Segments">${segments.map(segmentButton)}</div>
<div class="observed"><p id="observed" role="status"></p><button type="button" id="refresh">Refresh</button></div>
</header>
<div class="work">
<nav class="list" aria-label="Steps" id="list">${segments.map(listOf)}<p class="none" id="none" hidden>No step has these words.</p></nav>
<main class="map" aria-label="Map of the flow">
<div class="zoom" role="group" aria-label="Size of the map">
<button type="button" data-zoom="out" aria-label="Smaller">−</button><output id="size">75%</output><button type="button" data-zoom="in" aria-label="Larger">+</button>
</div>
<div class="scroll" id="scroll"><div class="canvas" id="canvas">${flowMap(segments, layout)}</div></div>
${legend}
</main>
<aside class="panel" aria-label="Chosen step" id="panel">
<a class="back" href="#">All steps</a>
<div class="empty" id="empty"><h2>Choose a step</h2>
<p>Press a card to see its screen, its words, its calls and the steps around it. In the map, the arrow keys go from card to card and Enter opens one.</p>${stageNote(opens)}</div>
${steps.map((step) => stepPanel(step, opens))}
</aside>
</div>`,
  });
}

function segmentButton({ name }: FlowSegment): Html {
  return html`<button type="button" aria-pressed="false" data-segment="${name}">${name}</button>`;
}

function listOf({ name, steps }: FlowSegment): Html {
  return html`<section data-lane="${name}"><h2>${name} <small>${steps.length}</small></h2><ul>
${steps.map(itemOf)}</ul></section>`;
}

function itemOf(step: FlowStep): Html {
  const { key, name, waits } = step;
  return html`<li data-item="${key}"><a href="#${key}" class="${waits ? 'waits' : 'on'}"><b>${name}</b>
${firstLine(step)}<i class="count" data-count="${key}" hidden></i></a></li>
`;
}

function stageNote(opens: string | undefined): Html {
  return opens
    ? html`<p>Screens come from the stage at ${new URL(opens).host}: the same build, with the answers of an invented visitor. It is not observed, so it changes no count.</p>`
    : html`<p><b>No product is served beside this sandbox</b>, so there are no screens. <code>npm start</code> and <code>pnpm dev</code> serve both.</p>`;
}

const legend = html`<ul class="legend" aria-label="Legend">
<li><span class="key waits"></span>asks the visitor</li>
<li><span class="key on"></span>goes on by itself</li>
<li><span class="key line"></span>leads on</li>
<li><span class="key line dashed"></span>back, or to another segment</li>
</ul>`;
