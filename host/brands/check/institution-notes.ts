import type { Institution } from '@consorcio/shared/entities';
import type { BrandNote } from './brand-note';

type InstitutionPath = `instituicao.${keyof Institution}`;

/** What each field of `institution.json` means, also where a brand file overrides it. A field without a note does not compile. */
export const institutionNotes: Readonly<Record<InstitutionPath, BrandNote>> = {
  'instituicao.exemplo': { means: 'Whether the values are invented. The page then says that they are an example.' },
  'instituicao.razaoSocial': {
    means: 'The legal name of the administrator, on the page, in payments and on receipts.',
  },
  'instituicao.cnpj': {
    means: 'The CNPJ of the administrator.',
    write: 'the 14 characters of a valid CNPJ, without mask',
  },
  'instituicao.endereco': { means: 'The postal address of the administrator.' },
  'instituicao.sac': { means: 'Customer service (SAC): `telefone` and `horario`.' },
  'instituicao.ouvidoria': { means: 'The ombudsman: `telefone` and `horario`.' },
  'instituicao.privacidade': {
    means: 'Whom visitors write to about their data.',
    write: 'an e-mail address of at most 60 characters',
  },
  'instituicao.contrato': {
    means:
      'The general conditions that a visitor accepts: `versao`, up to 20 characters, and `endereco`, a web address.',
  },
  'instituicao.regulamento': {
    means: 'The regulation of the group that a visitor accepts: `versao` and `endereco`, as in the contract.',
  },
  'instituicao.processadora': { means: 'The company that processes cards, named on the card form.' },
  'instituicao.taxaFinanciamento': {
    means: 'The monthly interest of the example loan with which a plan is compared.',
    write: 'percent a month, above 0 and up to 20, such as 1.99',
  },
};
