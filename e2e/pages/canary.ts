import { expect, type Page } from '@playwright/test';

/** Detects text from outside that became code: a script that ran, or an unexpected element or attribute. */
export class CodeCanary {
  private constructor(private readonly page: Page) {}

  /** Installs the canary in every page opened after this call. The fixture `watched` checks dialogs and foreign requests. */
  static async placeIn(page: Page): Promise<CodeCanary> {
    await page.addInitScript(() => {
      const songs: string[] = [];
      Object.assign(window, { canary: songs });
      for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
        Object.defineProperty(window, name, { value: () => void songs.push(`${name} was called`) });
      }
      const suspicious =
        'script,iframe,frame,object,embed,applet,base,meta,link,form,math,template,marquee,audio,video';
      const drawn = 'script[src],script#brand,link,meta,form[aria-label],form[aria-labelledby]';
      const early = 'head > script:not([src]),[role=group] + template'; // in the HTML as it is built
      const score = 'form:has(> [role=radiogroup])';
      const card = 'dialog iframe[src$="/card.html"]';
      const isOurs = (element: Element) =>
        element.matches(early) ||
        element.matches(score) ||
        element.matches(card) ||
        (element.matches(drawn) && !element.closest('[role=log]'));
      const look = (element: Element) => {
        if (element.matches(suspicious) && !isOurs(element))
          songs.push(`an element appeared: ${element.outerHTML.slice(0, 120)}`);
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on') || /^\s*(javascript|data|vbscript):/i.test(value))
            if (!element.matches('link[rel=icon], img[src^="data:image/"]'))
              songs.push(`an attribute appeared: ${name}=${value.slice(0, 80)}`);
        }
      };
      new MutationObserver((changes) => {
        for (const { target, addedNodes, type } of changes) {
          if (type === 'attributes' && target instanceof Element) look(target);
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            for (const element of [node, ...node.querySelectorAll('*')]) look(element);
          }
        }
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    return new CodeCanary(page);
  }

  async isSilent(): Promise<void> {
    expect(await this.page.evaluate(() => Reflect.get(window, 'canary'))).toEqual([]);
  }
}
