import type { Page } from '@playwright/test';
import { untilPage } from '../../pages/until-page';
import { ProductFailure, type World } from '../world';

const raw = /\bundefined\b|\[object |\bNaN\b|TypeError|Cannot read|Failed to fetch|\bnull\b/;

/** A visitor waits this long for a control. */
const PATIENCE_MS = 20_000;

/** A question can be answered in at least two ways, or in a field; no page is blank, and no text is raw. */
export async function judgeScreen({ chat: { page } }: World): Promise<void> {
  const [text = ''] = await page.locator('body').allInnerTexts();
  const { ways, fields } = await page.evaluate(() => {
    const canBeUsed = (control: HTMLElement) => control.checkVisibility() && !control.matches(':disabled, [inert] *');
    const inLog = (control: HTMLElement) => control.closest('[role=log]') !== null;
    const usable = [...document.querySelectorAll<HTMLElement>('button, input, textarea, a[href]')].filter(canBeUsed);
    const isField = (control: HTMLElement) => control.matches('input, textarea');
    return {
      ways: usable.filter((control) => !isField(control) && !inLog(control)).length,
      fields: usable.filter(isField).length,
    };
  });
  if (text.trim() === '') throw new ProductFailure('The page is blank.');
  const found = raw.exec(text)?.[0];
  if (found !== undefined)
    throw new ProductFailure(`The page shows raw text: "${found}" in "${lineWith(text, found)}".`);
  if (fields === 0 && ways < 2) throw new ProductFailure(`The visitor has ${ways} ways on.`);
  await judgeControls(page);
}

/** Also a question whose component is still loading gets a control, or a message with one, before the visitor gives up. */
async function judgeControls(page: Page): Promise<void> {
  const hasControl = () => {
    const talk = document.querySelector<HTMLElement>('[data-step]');
    const controls = [...(talk?.querySelectorAll<HTMLElement>('button, input, textarea') ?? [])];
    return talk?.dataset.state !== 'waiting' || controls.some((control) => control.checkVisibility());
  };
  await untilPage(page, hasControl, undefined, PATIENCE_MS).catch(() => {
    throw new ProductFailure('The question has no control.');
  });
}

function lineWith(text: string, part: string): string {
  return text.split('\n').find((line) => line.includes(part)) ?? '';
}
