import { MomentDrawing } from '@consorcio/shared/ui';

/** The proposal was created. Its message has the words. */
export default function ProposalCreated() {
  return <MomentDrawing moment="signed" />;
}
