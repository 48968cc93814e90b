import type { Locator } from '@playwright/test';
import { PagePart } from './page-part';

/** The plans. The visible cards can be used: two on a wide screen. The radios are those of the first one. */
export class PlanCarousel extends PagePart {
  readonly region = this.page.getByRole('region', { name: 'Planos' });
  readonly previous = this.region.getByRole('button', { name: 'Plano anterior' });
  readonly next = this.region.getByRole('button', { name: 'Próximo plano' });

  /** A visible card, by its name: 'Plano 1 de 6: R$ 60.000,00'. */
  card(name: string | RegExp): Locator {
    return this.region.getByRole('group', { name });
  }

  /** The button under the cards, by its current label. */
  action(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  radio(name: string | RegExp): Locator {
    return this.region.getByRole('radio', { name }).first();
  }

  /** The press target that selects a plan: the label of its radio button. */
  option(name: string | RegExp): Locator {
    const radio = this.page.getByRole('radio', { name });
    return this.region.locator('label').filter({ has: radio }).first();
  }
}
