import { nothingNoted } from './noted';

// What code of a segment may not do to a page that belongs to the host. Each is a check of its own in the report.

export const dialogs = nothingNoted(
  'dialog',
  'the browser opened none',
  'A dialog of the browser stops the page. Ask with a step; printing needs a press.',
);

export const navigation = nothingNoted(
  'navigation',
  'address, history and title unchanged',
  'Address, history and title belong to the host, also if they are put back.',
);

export const stores = nothingNoted(
  'store',
  'nothing read or written',
  'Only the host stores data on the device. Keep it in the journey, the draft or the module.',
);

export const workers = nothingNoted(
  'worker',
  'none started',
  'The page allows no workers: the host would see neither their errors nor their requests.',
);

export const focus = nothingNoted(
  'focus',
  'left to the host',
  'The host moves the focus. A part may only move it between its own elements, after a press.',
);

export const styles = nothingNoted(
  'style',
  'none reaches the host',
  'Style elements of the part with styled-components, by their own class.',
);

export const afterwards = nothingNoted(
  'running',
  'nothing runs on',
  'End it in the clean-up of the effect: nothing may run on without the part.',
);
