import { segmentParts } from '../late-segment-parts';

/** `speakable` once it has loaded; the greeting is announced as it is written. */
export function lateSpeakable(text: string): string {
  return segmentParts()?.speakable(text) ?? text.trim();
}
