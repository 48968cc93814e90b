import type { ReactElement } from 'react';
import type { GoodsType } from '../validation';
import { GoodsStrokes } from './goods-drawing.styles';

/** A drawing of the goods in the brand's colours. Decorative: the words are beside it. */
export function GoodsDrawing({ goods }: { goods: GoodsType }) {
  return (
    <GoodsStrokes viewBox="0 0 160 104" aria-hidden="true" focusable="false">
      <path className="ground" d="M28 90C10 70 18 42 42 37 52 14 92 8 112 24c26 2 40 40 22 66z" />
      <circle className="soft" cx="132" cy="24" r="9" />
      {drawings[goods]}
      <path className="line" d="M14 90h112M133 90h12" />
    </GoodsStrokes>
  );
}

const wheel = (x: number, y: number) => (
  <>
    <circle className="paper" cx={x} cy={y} r="11.5" />
    <circle className="ink" cx={x} cy={y} r="9" />
    <circle className="paper" cx={x} cy={y} r="3.5" />
  </>
);

const tree = (
  <>
    <ellipse className="soft line" cx="30" cy="64" rx="9" ry="13" />
    <path className="line" d="M30 90V66M30 73l4-4" />
  </>
);

const heavy = (
  <>
    <path className="main line" d="M26 36h64v46H26z" />
    <path className="print" d="M36 48h30M36 57h18" />
    <path className="soft line" d="M90 50h20l16 17v15H90z" />
    <path className="paper line" d="M98 57h9l9 10H98z" />
    {wheel(46, 81)}
    {wheel(108, 81)}
  </>
);

const drawings: Readonly<Record<GoodsType, ReactElement>> = {
  IMOVEL: (
    <>
      {tree}
      <path className="soft line" d="M100 30h9v18h-9z" />
      <path className="paper line" d="M52 52h60v38H52z" />
      <path className="main line" d="M82 22l42 34-5 6-37-30-37 30-5-6z" />
      <path className="main line" d="M76 90V74a7 7 0 0 1 14 0v16z" />
      <path className="soft line" d="M58 66h11v11H58zM97 66h11v11H97z" />
      <path className="line" d="M63.5 66v11M102.5 66v11" />
      <path className="soft line" d="M112 90c-5-9 4-14 9-9 5-6 14-1 11 9z" />
    </>
  ),
  CARRO: (
    <>
      {tree}
      <path
        className="main line"
        d="M36 82v-9c0-6 4-9 10-10l10-2 13-15c3-4 7-6 12-6h14c6 0 10 2 14 6l13 15 6 1c6 1 10 5 10 11v9z"
      />
      <path className="paper line" d="M64 61l9-10c2-2 5-4 8-4h5v14zM93 47h2c4 0 7 1 9 4l9 10H93z" />
      <path className="print" d="M95 69h6" />
      <path className="paper" d="M134 68h-7v5h7z" />
      {wheel(60, 81)}
      {wheel(116, 81)}
    </>
  ),
  MOTO: (
    <>
      <circle className="paper line" cx="46" cy="75" r="14" />
      <circle className="paper line" cx="116" cy="75" r="14" />
      <path className="line" d="M46 75h34M116 75 101 43l-11-4M54 82h24" />
      <path className="soft line" d="M66 62h22v14a4 4 0 0 1-4 4H70a4 4 0 0 1-4-4z" />
      <path className="main line" d="M64 60c2-9 9-14 18-14h11l8 14z" />
      <path className="ink line" d="M34 53c9-2 21-1 30 5l-2 5H49c-7 0-12-4-15-10z" />
      <circle className="soft line" cx="108" cy="50" r="6" />
      <circle className="ink" cx="46" cy="75" r="4" />
      <circle className="ink" cx="116" cy="75" r="4" />
    </>
  ),
  SERVICO: (
    <>
      <path className="line" d="M68 46v-7c0-4 2-6 6-6h12c4 0 6 2 6 6v7" />
      <rect className="main line" x="46" y="46" width="68" height="44" rx="8" />
      <path className="print" d="M60 47v42M100 47v42" />
      <path className="paper" d="M80 55l3.8 7.9 8.7 1.1-6.4 6 1.7 8.6-7.8-4.3-7.8 4.3 1.7-8.6-6.4-6 8.7-1.1z" />
      <path className="paper line" d="M112 38l26-12-10 24-5-10z" />
      <path className="line" d="M98 33c3 4 6 5 10 5" strokeDasharray="1 6" />
    </>
  ),
  CAMINHAO: heavy,
  MAQUINAS: heavy,
};
