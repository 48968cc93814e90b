import { MomentDrawing } from '@consorcio/shared/ui';

/** The end of a conversation with a purchase: a summit with a flag. Its message has the words. */
export default function Farewell() {
  return (
    <MomentDrawing>
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
    </MomentDrawing>
  );
}
