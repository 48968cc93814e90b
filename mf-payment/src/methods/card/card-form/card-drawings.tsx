import { ChipDrawing, WavesDrawing } from './card-preview.styles';

/** The contacts of a card's chip. */
export function CardChip() {
  return (
    <ChipDrawing viewBox="0 0 44 32">
      <rect x="1" y="1" width="42" height="30" rx="6" />
      <path d="M1 11h13v10H1M43 11H30v10h13M14 1v30M30 1v30M14 16h16" />
    </ChipDrawing>
  );
}

/** The symbol for contactless payment. */
export function Waves() {
  return (
    <WavesDrawing viewBox="0 0 24 24">
      <path d="M7 8.5a7 7 0 0 1 0 7M11 6a11.5 11.5 0 0 1 0 12M15 3.5a16 16 0 0 1 0 17" />
    </WavesDrawing>
  );
}
