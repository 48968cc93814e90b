import { brandSchema } from '@consorcio/shared/entities';
import { reservedRoute } from '../served-names';
import type { BrandFields } from './brand-draft';
import { brandDefaults } from './brand-file';
import { lookRules } from './look-rules';
import { promiseRules } from './promise-rules';
import type { BrokenRule, Rule } from './rule';
import { shown } from './shown';

/** Checks what a schema cannot express. `name` is the name of the brand's file. */
export function brokenRules(name: string, written: BrandFields): readonly BrokenRule[] {
  const fields = { ...brandDefaults, ...written };
  return rules.flatMap((rule) => rule(fields, name) || []);
}

const isCalledAsItsFile: Rule = ({ id }, name) =>
  brandSchema.shape.id.safeParse(id).success &&
  id !== name && {
    fields: ['id'],
    sentence: `id is ${shown(id)}, and the file is called ${name}.json. Write ${shown(name)}, or rename the file.`,
  };

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0;

const hasAnAddress: Rule = ({ routes, hosts }) =>
  isEmpty(routes) &&
  isEmpty(hosts) && {
    fields: ['routes', 'hosts'],
    sentence:
      'routes and hosts are empty, so no visitor can find the brand. Write a path into routes, or a host name into hosts.',
  };

/** A page there would hide files of the host, or be hidden by them. */
const leavesTheHostItsFolders: Rule = ({ routes }) => {
  const [taken] = Array.isArray(routes) ? routes.flatMap((route) => reservedRoute(route) ?? []) : [];
  return (
    taken && {
      fields: ['routes'],
      sentence: `routes has ${shown(taken.route)}, where ${taken.content}. Write another path, such as "/${taken.route.slice(1)}-parceiro".`,
    }
  );
};

/** Over http anyone between the visitor and the site can read and change it. Only an address on this machine needs no TLS. */
const leadsToSecureSites: Rule = (fields) => {
  const field = ['siteDomain', 'chatUrl'].find((name) => /^http:\/\/(?!localhost(:|\/|$))/i.test(String(fields[name])));
  return (
    field !== undefined && {
      fields: [field],
      sentence: `${field} is ${shown(fields[field])}, which is not encrypted. Write the address with "https://".`,
    }
  );
};

const rules: readonly Rule[] = [
  isCalledAsItsFile,
  hasAnAddress,
  leavesTheHostItsFolders,
  leadsToSecureSites,
  ...promiseRules,
  ...lookRules,
];
