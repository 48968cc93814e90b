import { MomentFrame } from './moment-drawing.styles';

/**
 * A drawing of a success in the brand's colours, with a little motion where the visitor wants it. Decorative: the message says it.
 * `signed`: a contract was made. `arrived`: the visitor has come to the end.
 */
export function MomentDrawing({ moment }: { moment: 'signed' | 'arrived' }) {
  return (
    <MomentFrame viewBox="0 0 160 104" aria-hidden="true" focusable="false">
      <path className="ground" d="M28 90C10 70 18 42 42 37 52 14 92 8 112 24c26 2 40 40 22 66z" />
      {drawings[moment]}
      <path className="line" d="M14 90h112M133 90h12" />
    </MomentFrame>
  );
}

const drawings = {
  signed: (
    <>
      <g className="first">
        <path className="soft line" d="M46 90V28a6 6 0 0 1 6-6h4v68z" />
        <path className="paper line" d="M54 90V20a6 6 0 0 1 6-6h30l18 18v58z" />
        <path className="soft line" d="M90 14v18h18z" />
        <path className="line" d="M66 34h14M66 46h30M66 57h30" />
        <path className="line" d="M66 76c5-9 8-9 7-2s4 5 7-1 4 3 7 1" />
      </g>
      <g className="then">
        <circle className="paper" cx="116" cy="72" r="18" />
        <circle className="main" cx="116" cy="72" r="15" />
        <path className="print" d="m109 72.5 5 5 9-10" />
      </g>
      <g className="then">
        <circle className="main" cx="132" cy="34" r="3.5" />
        <circle className="soft line" cx="30" cy="46" r="4" />
        <path className="line" d="M122 22v7M118.5 25.5h7M36 24v6M33 27h6" />
      </g>
    </>
  ),
  arrived: (
    <>
      <circle className="soft" cx="124" cy="30" r="11" />
      <path className="soft line" d="M84 90l28-36 32 36z" />
      <g className="first">
        <path className="main line" d="M22 90l46-54 40 54z" />
        <path className="paper line" d="M52 54.8 68 36l14.5 19.6-7 6.4-7.5-6-7 6.5z" />
      </g>
      <g className="then">
        <path className="line" d="M68 36V12" />
        <path className="main line" d="M68 12l22 6.5L68 25z" />
        <path className="line" d="M104 22v7M100.5 25.5h7M38 30v6M35 33h6" />
      </g>
    </>
  ),
};
