import { CardChip, Waves } from './card-drawings';
import type { CardTexts } from './card-fields';
import {
  CardCode,
  CardScene,
  CardValue,
  Digit,
  Face,
  Foot,
  Holder,
  Num,
  Sides,
  Signature,
  Stripe,
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
