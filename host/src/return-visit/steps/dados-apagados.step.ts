import { defineStep } from '../state';
import { leaving } from './leaving';

/** The visitor wants to be forgotten: everything is deleted, and the page begins again. */
export const dadosApagados = defineStep({ name: 'dados-apagados', leadsTo: ['exit:recomecar'], fetch: leaving });
