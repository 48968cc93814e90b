import type { Endpoint } from '../api/endpoint';
import type { Outgoing } from '../api/outgoing';
import { type LooseCall, looseCalls } from './loose-calls';

/** The same answer in a foreign dialect: the same facts in other forms. The same answer always has the same loose form. */
export function speakLoosely({ method, path }: Pick<Endpoint, 'method' | 'path'>, answer: Outgoing): Outgoing {
  const call = looseCalls[`${method} ${path}`];
  if (!call || !('json' in answer)) return answer;
  const { json, ...rest } = answer;
  const sentences = sentencesOf(json);
  if (sentences) return { ...rest, ...call.refuse(sentences, answer.status) };
  if (answer.status >= 400) return { ...rest, json: retell(json, call) };
  return { ...rest, ...call.envelope(retell(dataOf(json), call), answer.status) };
}

/** The sentences of a refusal in the sandbox's usual form. */
function sentencesOf(json: unknown): readonly string[] | undefined {
  if (typeof json !== 'object' || json === null || !('errors' in json) || !Array.isArray(json.errors)) return undefined;
  return json.errors.map(String);
}

/** The content of an answer, without the envelope that the SPEC shows. */
function dataOf(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'data' in json ? json.data : json;
}

/** The same JSON with other names and other forms of its values. */
function retell(json: unknown, rules: LooseCall, index = 0): unknown {
  if (Array.isArray(json)) return json.map((item, place) => retell(item, rules, place));
  if (typeof json !== 'object' || json === null) return json;
  const { casing = (name) => name, fields = {}, extra = {} } = rules;
  const told = Object.entries(json).flatMap(([name, value]) => {
    const inner = retell(value, rules, index);
    const retold = Object.hasOwn(fields, name) ? fields[name]?.(inner, index) : inner;
    return [...(retold === undefined ? [] : [[casing(name), retold]]), ...Object.entries(extra[name] ?? {})];
  });
  return Object.fromEntries(told);
}
