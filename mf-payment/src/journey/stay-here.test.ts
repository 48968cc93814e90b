import { aScene } from '@consorcio/shared/testing';
import { stayHere } from './stay-here';

it('asks the visitor to stay only when the browser does not store the conversation', () => {
  expect(stayHere({ ...aScene(), isUnstored: true })).toEqual([expect.stringContaining('Não feche esta página')]);
  expect(stayHere(aScene())).toEqual([]);
});
