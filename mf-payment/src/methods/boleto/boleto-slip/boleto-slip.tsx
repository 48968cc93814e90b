import { webAddress } from '@consorcio/shared/entities';
import { Button, Icon, SheetSmall, Stack, type StepComponentProps, VisuallyHidden } from '@consorcio/shared/ui';
import { styled } from 'styled-components';
import { ChargeSheet } from '../../../components/charge-sheet/charge-sheet';
import { CopyCode } from '../../../components/copy-code/copy-code';
import { type BoletoSlipProps, boletoCode, boletoWords } from './spoken-boleto';

/** A bank slip to pay: its line, shown in groups and copied as digits, and a link that opens the slip in another tab. */
export default function BoletoSlip({ props, onSay }: StepComponentProps<unknown, BoletoSlipProps>) {
  const { codigoBarras, url, ...terms } = props;
  const code = boletoCode(codigoBarras);
  const address = webAddress(url);
  return (
    <ChargeSheet titulo={boletoWords.title} desenho={bars} {...terms}>
      <SlipWays key={code.codigo /* another slip starts with fresh state */}>
        {code.codigo !== '' && <CopyCode {...code} onSay={onSay} />}
        {address === undefined ? (
          <SheetSmall as="p">{code.codigo === '' ? boletoWords.noCode : boletoWords.codeIsEnough}</SheetSmall>
        ) : (
          <Button tone="secondary" href={address} icon={leaving}>
            <span>{boletoWords.open}</span> <VisuallyHidden>{boletoWords.opensInNewTab}</VisuallyHidden>
          </Button>
        )}
      </SlipWays>
    </ChargeSheet>
  );
}

const SlipWays = styled(Stack)`
  gap: ${({ theme }) => theme.space.m};

  > p {
    text-wrap: pretty;
  }
`;

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
