import { Icon, type StepComponentProps, VisuallyHidden } from '@consorcio/shared/ui';
import { DocumentList, DocumentName, Version } from './documents.styles';
import { documentsOf } from './documents-of';

/**
 * The documents that a visitor accepts, each of which opens in another tab. They are those of the brand as it is now, because these are
 * the ones whose acceptance is recorded.
 */
export default function Documents({ scene: { brand } }: StepComponentProps) {
  return (
    <DocumentList aria-label="Documentos do contrato">
      {documentsOf(brand).map(({ titulo, versao, endereco }) => (
        <li key={titulo}>
          <a href={endereco} target="_blank" rel="noopener noreferrer">
            <Icon
              size={22}
              d="M14 3.5H7.5A2 2 0 0 0 5.5 5.5v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V8zM14 3.5V8h4.5M9 12.5h6M9 16h6"
            />
            <span>
              <DocumentName>{titulo}</DocumentName>
              <Version>
                <span>{`Versão ${versao}`}</span>
                <VisuallyHidden>, abre em outra aba</VisuallyHidden>
              </Version>
            </span>
            <Icon size={18} d="M7 17 17 7M9 7h8v8" />
          </a>
        </li>
      ))}
    </DocumentList>
  );
}
