import type { CardTexts } from './card-fields';
import {
  CardCode,
  CardScene,
  CardValue,
  ChipDrawing,
  Digit,
  Face,
  Foot,
  Holder,
  Num,
  Sides,
  Signature,
  Stripe,
  WavesDrawing,
  Word,
} from './card-preview.styles';
import { codeDots, expiryOnCard, holderOnCard, numberOnCard } from './on-card';

export interface CardPreviewProps {
  texts: CardTexts;
  /** Which side is shown. */
  side: 'front' | 'back';
}

/** The card as it is typed. It is hidden from screen readers, because the fields hold the same texts. */
export function CardPreview({ texts, side }: CardPreviewProps) {
  return (
    <CardScene aria-hidden="true" translate="no">
      <Sides data-side={side}>
        <Face $side="front">
          <CardChip />
          <Waves />
          <Num>
            {numberOnCard(texts.numero).map((group, place) => (
              <span key={place}>
                {group.map(({ character, isTyped }, index) => (
                  <Digit key={`${index}${character}`} $isTyped={isTyped}>
                    {character}
                  </Digit>
                ))}
              </span>
            ))}
          </Num>
          <Foot>
            <Holder>
              <Word>Titular</Word>
              <CardValue>{holderOnCard(texts.nome)}</CardValue>
            </Holder>
            <span>
              <Word>Validade</Word>
              <CardValue>{expiryOnCard(texts.validade)}</CardValue>
            </span>
          </Foot>
        </Face>
        <Face $side="back">
          <Stripe />
          <Signature>
            <Word>CVV</Word>
            <CardCode>{codeDots(texts.codigo)}</CardCode>
          </Signature>
        </Face>
      </Sides>
    </CardScene>
  );
}

/** The contacts of a card's chip. */
function CardChip() {
  return (
    <ChipDrawing viewBox="0 0 44 32">
      <rect x="1" y="1" width="42" height="30" rx="6" />
      <path d="M1 11h13v10H1M43 11H30v10h13M14 1v30M30 1v30M14 16h16" />
    </ChipDrawing>
  );
}

/** The symbol for contactless payment. */
function Waves() {
  return (
    <WavesDrawing viewBox="0 0 24 24">
      <path d="M7 8.5a7 7 0 0 1 0 7M11 6a11.5 11.5 0 0 1 0 12M15 3.5a16 16 0 0 1 0 17" />
    </WavesDrawing>
  );
}
