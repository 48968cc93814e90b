import { Chip, Waves } from './card-drawings';
import type { CardTexts } from './card-fields';
import {
  Code,
  Digit,
  Face,
  Foot,
  Holder,
  Num,
  Scene,
  Sides,
  Signature,
  Stripe,
  Value,
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
    <Scene aria-hidden="true" translate="no">
      <Sides data-side={side}>
        <Face $side="front">
          <Chip />
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
              <Value>{holderOnCard(texts.nome)}</Value>
            </Holder>
            <span>
              <Word>Validade</Word>
              <Value>{expiryOnCard(texts.validade)}</Value>
            </span>
          </Foot>
        </Face>
        <Face $side="back">
          <Stripe />
          <Signature>
            <Word>CVV</Word>
            <Code>{codeDots(texts.codigo)}</Code>
          </Signature>
        </Face>
      </Sides>
    </Scene>
  );
}
