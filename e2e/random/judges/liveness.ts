import { hasControl, isAvailable, optionsOf, type Step } from '@consorcio/shared/flow';
import type { Tab } from '../world/tab';
import type { PaymentPromises } from './payment-promises';
import { promise } from './promises';
import type { TurnJudges } from './turn-judges';

/** Events between two moments at which the visitor can act. */
const WALK = 200;

/** The conversation can always continue: by a control, a timer, a request or a load, unless it has ended. */
export class LivenessWatch {
  private walked = 0;

  constructor(
    private readonly turns: TurnJudges,
    private readonly payments: PaymentPromises,
  ) {}

  pageIsGone(): void {
    this.walked = 0;
  }

  look(tab: Tab, isChanged: boolean, isNew: boolean): void {
    const { world } = tab;
    const { phase, place } = tab.snapshot;
    if (phase.kind === 'waiting' || phase.kind === 'ended') this.walked = 0;
    else if (isChanged) this.walked += 1;
    promise(this.walked < WALK, `The visitor could not act within ${WALK} events.`);
    switch (phase.kind) {
      case 'ended':
        return;
      case 'waiting': {
        const { step } = tab;
        promise(step !== undefined, `The conversation waits at ${place.step}, whose segment is not loaded.`);
        return isNew ? this.isLive(tab, step) : undefined;
      }
      case 'typing':
        return promise(world.isBusy, `${place.step} is typing without a timer.`);
      case 'fetching':
      case 'verifying':
      case 'submitting':
        return promise(this.turns.isAsking && world.isBusy, `${place.step} waits for a request that was not sent.`);
      case 'arriving':
        return promise(world.isBusy, `${place.segment} is awaited but not being loaded.`);
    }
  }

  private isLive(tab: Tab, step: Step): void {
    const { scene, snapshot } = tab;
    const options = optionsOf(step, scene);
    const { dismiss } = step.overlay ?? {};
    promise(options.some(isAvailable) || hasControl(step, scene), `${step.name} waits without a control.`);
    const closes = options.some((option) => option.id === dismiss && isAvailable(option));
    promise(dismiss === undefined || closes, `The component over ${step.name} cannot be closed.`);
    this.turns.waits(snapshot, options);
    this.payments.waits(tab);
  }
}
