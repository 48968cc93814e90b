import { defineStep } from '../state';
import { leaving } from './leaving';

/** The visitor goes on with the kept conversation: the page begins again with it. */
export const conversaRetomada = defineStep({
  name: 'conversa-retomada',
  leadsTo: ['exit:recomecar'],
  fetch: leaving,
});
