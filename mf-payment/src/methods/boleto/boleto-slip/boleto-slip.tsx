import { webAddress } from '@consorcio/shared/entities';
import { Button, Icon, type StepComponentProps, VisuallyHidden } from '@consorcio/shared/ui';
import { ChargeSheet } from '../../../components/charge-sheet/charge-sheet';
import { CopyCode } from '../../../components/copy-code/copy-code';
import { formatLine, isWholeLine, typedLine } from '../typed-line';
import { SlipNote, SlipWays } from './boleto-slip.styles';
import { type BoletoSlipProps, boletoWords } from './spoken-boleto';

/** A bank slip to pay: its line, shown in groups and copied as digits, and a link that opens the slip in another tab. */
export default function BoletoSlip({ props, onSay }: StepComponentProps<unknown, BoletoSlipProps>) {
  const { codigoBarras, url, ...terms } = props;
  const codigo = typedLine(codigoBarras);
  const address = webAddress(url);
  return (
    <ChargeSheet titulo={boletoWords.title} desenho={bars} {...terms}>
      <SlipWays key={codigo /* another slip starts with fresh state */}>
        {codigo !== '' && (
          <CopyCode
            codigo={codigo}
            mostrado={isWholeLine(codigo) ? formatLine(codigo) : codigo}
            rotulo={boletoWords.code}
            botao={boletoWords.copy}
            onSay={onSay}
          />
        )}
        {address === undefined ? (
          <SlipNote>{codigo === '' ? boletoWords.noCode : boletoWords.codeIsEnough}</SlipNote>
        ) : (
          <Button tone="secondary" href={address} icon={leaving}>
            <span>{boletoWords.open}</span> <VisuallyHidden>{boletoWords.opensInNewTab}</VisuallyHidden>
          </Button>
        )}
      </SlipWays>
    </ChargeSheet>
  );
}

/** Bars of a slip. Decoration next to a title. */
const bars = (
  <Icon size={22}>
    <path d="M4 6v12M8 6v12M20 6v12M16.5 6v12" />
    <path d="M12.2 6v12" strokeWidth="3" />
  </Icon>
);

/** A sheet with an arrow leaving it: opens elsewhere. Decoration: the link has a text. */
const leaving = (
  <Icon d="M13.5 4.5h6v6M19 5l-8.5 8.5M18 14.5v3A2.5 2.5 0 0 1 15.5 20h-9A2.5 2.5 0 0 1 4 17.5v-9A2.5 2.5 0 0 1 6.5 6h3" />
);
