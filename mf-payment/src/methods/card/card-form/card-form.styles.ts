import { Button, SheetSmall, Stack } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

/** As high as the frame, so that the fields scroll and the buttons stay in view. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  height: 100vh;
  background: ${({ theme }) => theme.color.surface};
  outline: none;
`;

export const FormScroll = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${({ theme }) => theme.space.s};
`;

export const FormBody = styled(Stack)`
  gap: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.l};

  @media (min-width: 480px) {
    padding: ${({ theme }) => theme.space.xl};
  }
`;

export const FormHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.m};
  align-items: baseline;
  justify-content: space-between;
`;

export const FormAmount = styled(SheetSmall).attrs({ as: 'p' })`
  b {
    font-size: ${({ theme }) => theme.font.size.l};
    font-variant-numeric: tabular-nums;
    font-weight: ${({ theme }) => theme.font.weight.heavy};
    color: ${({ theme }) => theme.color.text};
  }
`;

/** Information before the fields. Calm colours: nothing is wrong. */
export const FormNotice = styled.p`
  padding: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.size.s};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.primarySoft};
  border-inline-start: 4px solid ${({ theme }) => theme.color.primaryEdge};
  border-radius: ${({ theme }) => theme.radius.s};
`;

/** Quiet: it informs before the fields, and asks for nothing. */
export const Trust = styled(SheetSmall).attrs({ as: 'p' })`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: flex-start;

  b {
    color: ${({ theme }) => theme.color.text};
  }
  svg {
    color: ${({ theme }) => theme.color.primaryText};
  }
`;

export const Pair = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  align-items: flex-start;
`;

export const FormFooter = styled(Stack)`
  flex: none;
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  @media (min-width: 480px) {
    padding: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl};
  }
`;

/** One below the other when the text is large. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

export const Back = styled(Button)`
  flex: none;
  padding-inline: ${({ theme }) => theme.space.l};
`;

export const Pay = styled(Button)`
  flex: 1 0 auto;
  max-width: 100%;
  padding-inline: ${({ theme }) => theme.space.m};
`;
