import type { Outgoing } from '../api/outgoing';
import { looseCalls } from './loose-calls';
import { retell } from './retell';

/** Which call was answered: its method and the path of its endpoint. */
export interface AnsweredCall {
  readonly method: string;
  readonly path: string;
}

/** The same answer in a foreign dialect: the same facts in other forms. The same answer always has the same loose form. */
export function speakLoosely({ method, path }: AnsweredCall, answer: Outgoing): Outgoing {
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
