import type { CardTexts } from './card-fields';
import {
  CardCode,
  CardScene,
  CardValue,
  Digit,
  Emblems,
  Face,
  Foot,
  Num,
  Sides,
  Signature,
  Stripe,
  Word,
} from './card-preview.styles';
import { codeDots, dot, expiryOnCard, holderOnCard, numberOnCard } from './on-card';

/** The card as it is typed. It is hidden from screen readers, because the fields hold the same texts. */
export function CardPreview({ texts, side }: { texts: CardTexts; side: 'front' | 'back' }) {
  return (
    <CardScene aria-hidden="true" translate="no">
      <Sides data-side={side}>
        <Face $side="front">
          <Emblems viewBox="0 0 86 10">
            <g transform="scale(0.307)" strokeWidth="1.6">
              <rect x="1" y="1" width="42" height="30" rx="6" />
              <path d="M1 11h13v10H1M43 11H30v10h13M14 1v30M30 1v30M14 16h16" />
            </g>
            <g transform="translate(76.7 0.5) scale(0.354)" strokeWidth="2" fill="none">
              <path d="M7 8.5a7 7 0 0 1 0 7M11 6a11.5 11.5 0 0 1 0 12M15 3.5a16 16 0 0 1 0 17" />
            </g>
          </Emblems>
          <Num>
            {numberOnCard(texts.numero).map((group, place) => (
              <span key={place}>
                {[...group].map((character, index) => (
                  <Digit key={`${index}${character}`} $isTyped={character !== dot}>
                    {character}
                  </Digit>
                ))}
              </span>
            ))}
          </Num>
          <Foot>
            <span>
              <Word>Titular</Word>
              <CardValue>{holderOnCard(texts.nome)}</CardValue>
            </span>
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
