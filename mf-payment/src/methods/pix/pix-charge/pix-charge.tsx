import { Icon, Stack, type StepComponentProps } from '@consorcio/shared/ui';
import { styled } from 'styled-components';
import { ChargeSheet } from '../../../components/charge-sheet/charge-sheet';
import { CopyCode } from '../../../components/copy-code/copy-code';
import { QrPicture } from './qr-picture';
import { type PixChargeProps, pixWords } from './spoken-pix';

/** A Pix to pay. The code comes first, because a phone cannot scan its own screen. */
export default function PixCharge({ props, onSay }: StepComponentProps<unknown, PixChargeProps>) {
  const { codigo, imagemUrl, ...terms } = props;
  return (
    <ChargeSheet titulo={pixWords.title} desenho={corners} {...terms}>
      <PixWays key={`${imagemUrl} ${codigo}` /* another charge starts with fresh state */}>
        {codigo.trim() !== '' && (
          <CopyCode codigo={codigo} rotulo={pixWords.code} botao={pixWords.copy} onSay={onSay} />
        )}
        <QrPicture codigo={codigo} imagemUrl={imagemUrl} />
      </PixWays>
    </ChargeSheet>
  );
}

const corners = (
  <Icon size={22}>
    <rect x="4" y="4" width="6" height="6" rx="1.5" />
    <rect x="14" y="4" width="6" height="6" rx="1.5" />
    <rect x="4" y="14" width="6" height="6" rx="1.5" />
    <path d="M14 14h2.5M20 14v2.5M14 18v2h2M20 20h-.01" />
  </Icon>
);

/** In one column on a phone; side by side, the QR code first, on a screen that a phone can scan. */
const PixWays = styled(Stack)`
  gap: ${({ theme }) => theme.space.xl};

  @media (min-width: 600px) {
    flex-direction: row-reverse;
    align-items: start;

    > :first-child {
      flex: 1;
    }
  }
`;
