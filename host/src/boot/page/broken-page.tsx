import { specialistsOption } from '@consorcio/shared/flow';
import { Button } from '@consorcio/shared/ui';
import type { Conductor } from '../../talk/conductor';
import { BrokenPageNotice } from './broken-page.styles';

export type BrokenPageProps = Pick<Conductor, 'reloadPage' | 'chatUrl' | 'noteSpecialists'>;

/** The last resort of a page that cannot be drawn. Its code is loaded with the page: nothing may be missing then. */
export function BrokenPage({ reloadPage, chatUrl, noteSpecialists }: BrokenPageProps) {
  return (
    <BrokenPageNotice>
      <div role="alert">
        <h1>Não consegui mostrar a conversa</h1>
        <p>Desculpe, o problema é nosso. Você pode continuar de onde parou ou falar com os especialistas.</p>
      </div>
      <Button onClick={reloadPage}>Continuar a conversa</Button>
      <Button tone={specialistsOption.tone} href={chatUrl()} onClick={noteSpecialists}>
        {specialistsOption.label}
      </Button>
    </BrokenPageNotice>
  );
}
