import { readdirSync, readFileSync } from 'node:fs';
import { inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';
import { brands } from '../../pages/fixtures/brands';
import { isSpecSentence } from './spec-sentences';
import { textsInFile, type VisitorText } from './texts-in-file';

/** A text of the product with its source. */
export interface AuditedText extends VisitorText {
  /** The package or the file that has it. */
  readonly room: string;
  readonly source: 'SPEC' | 'brand' | 'settings' | 'ours';
}

/** Rooms of the host whose texts are for developers, machines or stored keys. */
const silentRooms =
  /^(analytics|config|development|http|observation|opening|platform|purchases|segments|storage)\/|^[^/]*$|snapshot-storage|compose-services/;
/** Shared modules with texts for visitors. */
const sharedRooms =
  /^(journey|ui)\/|^validation\/(messages|hints)|^flow\/common-options|^entities\/(goods|institution|payment-method)\./;
const drawnPages = /^(html-template|social-image)\./;
const isNoText = /\.(test(-d)?|styles)\.tsx?$|\.d\.ts$|(^|\/)testing\/|(^|\/)test-/;

/** Every text that a visitor may read or hear, with its source: of the code, the brand files and the settings. What the API says is not here. */
export function collectTexts(): readonly AuditedText[] {
  return [
    ...textsOfCode('host', 'host/src', (path) => !silentRooms.test(path)),
    ...textsOfCode('host', 'host/pages', (path) => drawnPages.test(path)),
    ...segmentNames().flatMap((name) => textsOfCode(`mf-${name}`, `mf-${name}/src`, () => true)),
    ...textsOfCode('shared', 'shared/src', (path) => sharedRooms.test(path)),
    ...brands.flatMap(({ id, nome, assinatura, titulo, descricao, banner }) =>
      [nome, assinatura, titulo, descricao, banner?.titulo, banner?.texto].flatMap((text) =>
        text ? [{ place: id, text, room: 'host/brands', source: 'brand' } as const] : [],
      ),
    ),
    // As in `institution.json`, or as a brand overrides it.
    ...brands.flatMap(({ instituicao: { razaoSocial, endereco, sac, ouvidoria, privacidade, processadora } }) =>
      [razaoSocial, endereco, sac.horario, ouvidoria.horario, privacidade, processadora].map(
        (text) => ({ place: 'institution', text, room: 'institution.json', source: 'settings' }) as const,
      ),
    ),
  ];
}

/** The sentences that we may change: of the code and of the brand files. A label is no sentence. */
export function oursIn(texts: readonly AuditedText[]): readonly string[] {
  return texts
    .filter(({ source, text }) => (source === 'ours' || source === 'brand') && /[.!?…]$/.test(text))
    .map(({ text }) => text);
}

function textsOfCode(room: string, folder: string, has: (path: string) => boolean): readonly AuditedText[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !isNoText.test(path) && has(path))
    .sort()
    .flatMap((path) => {
      const found = textsInFile(path, readFileSync(inRoot(folder, path), 'utf8'));
      return [...new Map(found.map((text) => [text.text, text])).values()];
    })
    .map((text) => ({ ...text, room, source: sourceOf(text) }));
}

/** The greeting belongs to the kind of campaign that a brand names. */
function sourceOf({ place, text }: VisitorText): AuditedText['source'] {
  if (isSpecSentence(text)) return 'SPEC';
  return place === 'greetings' ? 'brand' : 'ours';
}
