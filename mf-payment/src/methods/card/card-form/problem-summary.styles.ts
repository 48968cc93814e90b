import { styled } from 'styled-components';

export const ProblemFrame = styled.div`
  padding: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.size.s};
  color: ${({ theme }) => theme.color.text};
  border: 1.5px solid ${({ theme }) => theme.color.danger};
  border-radius: ${({ theme }) => theme.radius.m};

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.danger};
    outline-offset: 1px;
  }

  ul {
    padding: 0;
    list-style: none;
  }
`;

export const ProblemTitle = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.strong};
  color: ${({ theme }) => theme.color.danger};
`;

/** A line that leads to its field, high enough for a finger. */
export const Jump = styled.button`
  min-height: ${({ theme }) => theme.size.control};
  padding: 0;
  font-size: inherit;
  color: ${({ theme }) => theme.color.text};
  text-align: start;
  text-decoration: underline;
  background: none;
  border: 0;
`;
