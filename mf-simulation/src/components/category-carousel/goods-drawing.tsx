import type { GoodsType } from '@consorcio/shared/validation';
import type { ReactNode } from 'react';
import { Drawing } from './goods-drawing.styles';

export interface GoodsDrawingProps {
  goods: GoodsType;
}

/** A drawing of the goods in the brand's colours, for a category whose image is missing or broken. */
export function GoodsDrawing({ goods }: GoodsDrawingProps) {
  return (
    <Drawing viewBox="0 0 160 104" aria-hidden="true" focusable="false">
      <circle className="tint" cx="80" cy="54" r="42" />
      <circle className="tint" cx="124" cy="26" r="8" />
      {drawings[goods]}
      <path className="line" d="M22 88h116" />
    </Drawing>
  );
}

const heavy = (
  <>
    <path className="fill" d="M34 38h58v40H34z" />
    <path className="paper" d="M92 50h18l14 15v13H92z" />
    <path className="line" d="M34 38h58v40H34zM92 50h18l14 15v13H92zM99 57v9h15" />
    <circle className="paper line" cx="52" cy="80" r="8" />
    <circle className="paper line" cx="107" cy="80" r="8" />
  </>
);

const drawings: Readonly<Record<GoodsType, ReactNode>> = {
  IMOVEL: (
    <>
      <path className="paper" d="M50 52h60v36H50z" />
      <path className="fill" d="M42 54l38-30 38 30z" />
      <path className="line" d="M42 54l38-30 38 30M50 50v38M110 50v38M58 64h14v12H58zM65 64v12" />
      <path className="fill line" d="M86 88V64h14v24" />
    </>
  ),
  CARRO: (
    <>
      <path
        className="fill"
        d="M30 80v-8c0-6 4-9 10-10l12-2 12-14c3-4 7-6 12-6h18c6 0 10 2 14 6l13 14 6 1c5 1 9 5 9 10v9z"
      />
      <path className="paper" d="M60 60l9-10c2-2 5-4 8-4h6v14zM89 46h6c4 0 7 1 9 4l9 10H89z" />
      <path
        className="line"
        d="M30 80v-8c0-6 4-9 10-10l12-2 12-14c3-4 7-6 12-6h18c6 0 10 2 14 6l13 14 6 1c5 1 9 5 9 10v9zM60 60l9-10c2-2 5-4 8-4h6v14zM89 46h6c4 0 7 1 9 4l9 10H89z"
      />
      <circle className="paper line" cx="54" cy="79" r="9" />
      <circle className="paper line" cx="112" cy="79" r="9" />
    </>
  ),
  MOTO: (
    <>
      <circle className="paper line" cx="50" cy="72" r="16" />
      <circle className="paper line" cx="112" cy="72" r="16" />
      <path className="fill" d="M62 58c8-8 18-8 26-2l12-4-8 20H72z" />
      <path className="line" d="M50 72l14-14h-14M62 58c8-8 18-8 26-2l12-4-8 20H72zM112 72L98 42h-8M98 42h8" />
      <circle className="fill line" cx="50" cy="72" r="5" />
      <circle className="fill line" cx="112" cy="72" r="5" />
    </>
  ),
  SERVICO: (
    <>
      <path className="line" d="M68 46v-8c0-4 2-6 6-6h12c4 0 6 2 6 6v8" />
      <rect className="fill line" x="44" y="46" width="72" height="42" rx="8" />
      <path className="line" d="M60 46v42M100 46v42" />
      <path className="paper line" d="M80 56l3.500 7.500 8 1-6 5.500 1.500 8-7-4-7 4 1.500-8-6-5.500 8-1z" />
    </>
  ),
  CAMINHAO: heavy,
  MAQUINAS: heavy,
};
