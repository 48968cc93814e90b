import { styled } from 'styled-components';

export const SlipWays = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
`;

/** A link that looks like a secondary button: it opens a page, so it is a link. */
export const OpenLink = styled.a`
  position: relative; /* so that its hidden text is positioned inside it */
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  justify-content: center;
  min-height: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.primaryText};
  font-weight: ${({ theme }) => theme.font.weight.strong};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  text-decoration: none;
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.primaryEdge};
  border-radius: ${({ theme }) => theme.radius.xl};
  transition:
    box-shadow ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease},
    transform ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  @media (hover: hover) {
    &:hover {
      box-shadow: ${({ theme }) => theme.shadow.low};
      transform: translateY(-1px);
    }
  }

  &:active {
    transform: scale(0.98);
  }
`;

export const SlipNote = styled.p`
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
  text-wrap: pretty;
`;
