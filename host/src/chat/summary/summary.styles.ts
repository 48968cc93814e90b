import { Card } from '@consorcio/shared/ui';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { appear } from '../progress/progress';

/** Matches where there is room for the summary beside the conversation. */
export const wide = '(min-width: 1100px) and (min-height: 600px)';

/** How far the conversation stands aside: half of the room of the summary. */
const besideHalf = '168px';

const stepAside = keyframes`
  from { translate: none; }
`;

/** Moves the conversation aside. The log still scrolls under the whole page. */
export const RoomBeside = createGlobalStyle`
  @media ${wide} {
    main > :is(form, section, footer, ol),
    main [role='log'] > div {
      translate: -${besideHalf};
    }

    main > ol,
    main [role='log'] > div {
      animation: ${stepAside} ${({ theme }) => theme.motion.normal} ${({ theme }) => theme.motion.ease};
    }
  }
`;

/** The place of the progress, and the space below it. */
const belowProgress = '40px';

/**
 * In the room that the conversation leaves beside the messages. The wheel passes through to the messages below it.
 */
export const Aside = styled(Card).attrs({ as: 'aside' })<{ $isBelowHeader: boolean }>`
  position: absolute;
  top: ${({ $isBelowHeader, theme }) =>
    $isBelowHeader ? `calc(${theme.size.header} + ${belowProgress})` : belowProgress};
  left: calc(50% + ${({ theme }) => theme.size.chat} / 2 - ${besideHalf} + ${({ theme }) => theme.space.l});
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  width: calc(2 * ${besideHalf} - ${({ theme }) => theme.space.l});
  padding: ${({ theme }) => theme.space.xl};
  overflow-wrap: anywhere;
  pointer-events: none;
  border-radius: ${({ theme }) => theme.radius.xl};
  animation: ${appear} ${({ theme }) => theme.motion.normal};
`;

export const Picture = styled.div`
  width: 160px;
  aspect-ratio: 160 / 104;
`;

export const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  color: ${({ theme }) => theme.color.textQuiet};
`;

export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;

/** Read as "Crédito de …". */
export const Credit = styled.p`
  display: grid;
`;

export const Lines = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin: 0;

  &:empty {
    display: none;
  }

  div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${({ theme }) => theme.space.m};
    align-items: baseline;
    justify-content: space-between;
    padding-top: ${({ theme }) => theme.space.s};
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }

  dt {
    font-size: ${({ theme }) => theme.font.size.s};
    color: ${({ theme }) => theme.color.textQuiet};
  }

  dd {
    margin: 0;
    font-weight: ${({ theme }) => theme.font.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;
