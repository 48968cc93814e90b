import { MomentDrawing } from '@consorcio/shared/ui';

/** The proposal was created: a signed contract. Its message has the words. */
export default function ProposalCreated() {
  return (
    <MomentDrawing>
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
    </MomentDrawing>
  );
}
