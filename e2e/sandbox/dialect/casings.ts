/** planoID → PlanoID */
export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** PlanoTaxas → planoTaxas, planoID → planoId */
export const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1).replace(/ID$/, 'Id');

/** planoID → planoid */
export const lower = (name: string) => name.toLowerCase();
