import { institution } from '@consorcio/host/brand';
import { formatCnpj } from '@consorcio/shared/validation';

/** Who receives every payment: the institution that the page names. */
export const chargePayee = { name: institution.razaoSocial, cnpj: formatCnpj(institution.cnpj) } as const;
